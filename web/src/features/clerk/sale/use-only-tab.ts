import { useEffect, useState } from 'react'

/** `here`: this tab alone works on it. `elsewhere`: another tab does. */
export type TabPlace = 'unknown' | 'here' | 'elsewhere'

/**
 * Lets one tab of the browser work on something, by a Web Lock, which the browser frees when the tab is gone. The others wait for it, or take it.
 * Without Web Locks (plain http) each tab works. An undefined name locks nothing.
 */
export const useOnlyTab = (name: string | undefined): { place: TabPlace; take: () => void } => {
  const locked = name !== undefined && 'locks' in navigator
  const [place, setPlace] = useState<TabPlace>(locked ? 'unknown' : 'here')
  const [taking, setTaking] = useState(0)
  useEffect(() => {
    if (!locked) return
    const left = new AbortController()
    const hold = () => {
      setPlace('here')
      return new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
    }
    const wait = () => {
      setPlace('elsewhere')
      navigator.locks.request(name, { signal: left.signal }, hold).catch(lost)
    }
    // Another tab took it, or this one left.
    const lost = () => {
      if (!left.signal.aborted) wait()
    }
    if (taking > 0) navigator.locks.request(name, { steal: true }, hold).catch(lost)
    else navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : wait())).catch(lost)
    return () => left.abort()
  }, [locked, name, taking])
  return { place, take: () => setTaking((count) => count + 1) }
}
