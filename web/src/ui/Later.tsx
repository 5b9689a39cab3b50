import { type ReactNode, useDeferredValue } from 'react'

/** What may follow a frame after the rest, such as parts below the fold: the rest is on screen sooner. Key it by the record that it shows. */
export const Later = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null)
