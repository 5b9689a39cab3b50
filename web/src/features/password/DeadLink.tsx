import type { ReactNode } from 'react'
import { sharedTexts } from '../../messages/shared-messages.ts'
import { passwordText as text } from './messages.ts'
import { Outcome } from './Outcome.tsx'

/** Shown for a mailed link without its secret, or a used or expired one. `actions` offer a new one. */
export const DeadLink = ({ incomplete, actions, children }: { incomplete: boolean; actions: ReactNode; children?: ReactNode }) => (
  <Outcome
    title={incomplete ? text.deadLink.incompleteTitle : text.deadLink.title}
    body={incomplete ? text.deadLink.incomplete : sharedTexts.linkRejected}
    actions={actions}
  >
    {children}
  </Outcome>
)
