import { CallError } from '@auctionwiz/contracts/client'
import { sendMfaSetupCode, verifyMfaSetup } from '@auctionwiz/contracts/mfa'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { errorMessage } from '../../../ui/ErrorState.tsx'
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts'
import { securityText } from '../messages.ts'
import type { Begun } from './wizard-state.ts'

/** Seconds before a code is sent again. */
const pause = 30

export interface Proof {
  code: string
  /** Keeps only digits, at most six. */
  type: (typed: string) => void
  /** Whether the code can be sent: six digits. */
  complete: boolean
  problem: string | undefined
  busy: boolean
  verify: () => Promise<void>
  /** For a method whose codes are sent. */
  again: { wait: number; status: string; send: () => Promise<void> }
}

/** Verifies a method with one of its codes. A rejected code stays in the field, with its reason. */
export const useProof = (begun: Begun | undefined, onVerified: () => void): Proof => {
  const call = useCall()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const [busy, setBusy] = useState(false)
  const [wait, startWait] = useSecondsLeft()
  const methodId = begun?.methodId
  const sent = begun !== undefined && begun.type !== 'authenticator'
  const current = useRef(methodId)
  current.current = methodId

  useEffect(() => {
    setCode('')
    setProblem(undefined)
    setStatus('')
    if (methodId !== undefined && sent) startWait(pause)
  }, [methodId, sent, startWait])

  const complete = /^\d{6}$/.test(code)
  const verify = async () => {
    if (methodId === undefined || !complete || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await call(verifyMfaSetup, { params: { id: methodId }, body: { code } })
      if (current.current === methodId) onVerified()
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const send = async () => {
    if (methodId === undefined || wait > 0) return
    startWait(pause)
    setStatus('')
    try {
      await call(sendMfaSetupCode, { params: { id: methodId } })
      setStatus(securityText.wizard.sentAgain)
    } catch (error) {
      const seconds = error instanceof CallError ? error.details.seconds : undefined
      if (typeof seconds === 'number') startWait(seconds)
      setStatus(errorMessage(error))
    }
  }
  const type = (typed: string) => {
    setCode(typed.replace(/\D/g, '').slice(0, 6))
    setProblem(undefined)
  }
  return { code, type, complete, problem, busy, verify, again: { wait, status, send } }
}
