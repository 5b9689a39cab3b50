import { useEffect, useRef } from 'react'

/**
 * How the user leaves: Back or Forward (`history`), a link (`link`), or a change of address by a control (`control`), such as a tab. A control may
 * also move on after the input was saved.
 */
export type Leaving = { by: 'history' | 'link' | 'control'; to: string } | { by: 'session' }

export interface LeaveGuard {
  /** Whether this way of leaving loses unsaved input. */
  holds: (leaving: Leaving) => boolean
  /** Asks the user. `leave` continues when the user discards the input. */
  ask: (leave: () => void, leaving: Leaving) => void
}

/** In the order in which they appeared: the last one is on top. */
const guards = new Set<LeaveGuard>()

const holding = (leaving: Leaving): LeaveGuard | undefined => [...guards].findLast((guard) => guard.holds(leaving))

/** Whether something asks before this way of leaving. */
export const isHeld = (leaving: Leaving): boolean => holding(leaving) !== undefined

/** Leaves immediately if no unsaved input is lost; otherwise asks once for each form that has some. */
export const leaveSafely = (leaving: Leaving, leave: () => void): void => {
  const guard = holding(leaving)
  if (guard)
    guard.ask(() => {
      removeGuard(guard)
      leaveSafely(leaving, leave)
    }, leaving)
  else leave()
}

/** Closing or reloading the tab asks in the browser's words. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

export const addGuard = (guard: LeaveGuard): void => {
  if (guards.size === 0) window.addEventListener('beforeunload', askBeforeUnload)
  guards.add(guard)
}

export const removeGuard = (guard: LeaveGuard): void => {
  guards.delete(guard)
  if (guards.size === 0) window.removeEventListener('beforeunload', askBeforeUnload)
}

/** Registers a guard while `dirty`. */
export const useLeaveGuard = (dirty: boolean, guard: LeaveGuard): void => {
  const latest = useRef(guard)
  useEffect(() => {
    latest.current = guard
  })
  useEffect(() => {
    if (!dirty) return
    const stable: LeaveGuard = {
      holds: (leaving) => latest.current.holds(leaving),
      ask: (leave, leaving) => latest.current.ask(leave, leaving),
    }
    addGuard(stable)
    return () => removeGuard(stable)
  }, [dirty])
}
