import { useState } from 'react'

const key = 'rail'

/** Whether the rail shows icons alone; this browser remembers it. */
export const useRail = (): { collapsed: boolean; toggle: () => void } => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  const toggle = () => {
    if (collapsed) localStorage.removeItem(key)
    else localStorage.setItem(key, 'collapsed')
    setCollapsed(!collapsed)
  }
  return { collapsed, toggle }
}
