import { useEffect } from 'react'

let open = 0

/** Marks the page while something modal is open: only then may Fluent's focus sentinels at its ends take the focus. */
export const useOpenMark = (): void => {
  useEffect(() => {
    const count = (by: number) => {
      open += by
      document.body.toggleAttribute('data-dialog-open', open > 0)
    }
    count(1)
    return () => count(-1)
  }, [])
}
