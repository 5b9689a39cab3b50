import { useEffect, useRef, useState } from 'react'

const pause = 200

/** The text of the search box, applied to the address after a pause in typing. Follows changes of the address. */
export const useSearchText = (searched: string, search: (text: string) => void): [typed: string, type: (text: string) => void] => {
  const [typed, setTyped] = useState(searched)
  const asked = useRef(searched)
  useEffect(() => {
    if (asked.current === searched) return
    asked.current = searched
    setTyped(searched)
  }, [searched])
  useEffect(() => {
    const text = typed.trim()
    if (text === asked.current) return
    const ask = () => {
      asked.current = text
      search(text)
    }
    // Clearing the box applies without a pause.
    const timer = setTimeout(ask, text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed, search])
  return [typed, setTyped]
}
