import { CallError } from '@auctionwiz/contracts/client'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazyDialog } from '../../ui/lazy-part/lazy-part.tsx'
import { type Confirmed, ConfirmedContext, NotConfirmed } from './confirm-identity.ts'

const ConfirmQuestion = lazyDialog(() => import('./ConfirmQuestion.tsx'))

interface Question {
  confirm: () => void
  refuse: (reason: NotConfirmed) => void
}

/** Allows its children actions that need a fresh sign-in: asks the user to confirm their identity when it is no longer fresh. */
export const ConfirmIdentity = ({ children }: { children: ReactNode }) => {
  const [question, setQuestion] = useState<Question>()
  const confirmed: Confirmed = useCallback(async (task) => {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'confirmation_required') throw error
    }
    await new Promise<void>((confirm, refuse) => setQuestion({ confirm, refuse }))
    return task()
  }, [])
  const answer = (given: boolean) => {
    setQuestion(undefined)
    if (given) question?.confirm()
    else question?.refuse(new NotConfirmed())
  }
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {question && (
        <Suspense>
          <ConfirmQuestion onConfirmed={() => answer(true)} onClose={() => answer(false)} />
        </Suspense>
      )}
    </ConfirmedContext>
  )
}
