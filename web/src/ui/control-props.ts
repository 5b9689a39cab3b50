import type { ChangeEvent } from 'react'

/** What Fluent says in its own way of a native control. */
export type Said = 'size' | 'defaultValue' | 'value' | 'onChange'

export interface Controlled<Element> {
  value?: string
  onChange?: (event: ChangeEvent<Element>) => void
}
