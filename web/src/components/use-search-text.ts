import { useEffect, useRef, useState } from 'react'

const pause = 200

/** What stands in the search box while it is typed, and what is searched for once typing pauses. Follows the address when that changes elsewhere. */
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
    // Emptying the box needs no waiting: nothing more is to be typed.
    const timer = setTimeout(ask, text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed, search])
  return [typed, setTyped]
}
