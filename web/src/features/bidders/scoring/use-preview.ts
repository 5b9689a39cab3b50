import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { previewScoringSettings, readScoringPreview } from '@auctionwiz/contracts/scoring-preview'
import { useEffect, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { rulesKey } from './rules-form.ts'

export type PreviewAnswer = AnswerOf<typeof readScoringPreview>

/** What is known of what the rules would change: nothing yet, how far it is, or all of it. */
export interface PreviewState {
  answer: PreviewAnswer | undefined
  error: unknown
  /** Computes it anew. */
  again: () => void
}

/** Changes that follow each other so soon are previewed together. */
const pauseMs = 400

/** How often the service is asked while it computes, and then, to hear of bidders that change meanwhile. */
const askMs = 400
const lookMs = 15_000

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Previews rules as they are typed, and again once others are `inForce`, a version of them; undefined rules are none to preview. */
export const usePreview = (rules: ScoringRules | undefined, inForce: string | undefined): PreviewState => {
  const call = useCall()
  const [turn, setTurn] = useState(0)
  const [found, setFound] = useState<{ key: string; answer?: PreviewAnswer; error?: unknown }>()
  const key = rules && `${turn} ${inForce} ${rulesKey(rules)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the rules.
  useEffect(() => {
    if (!rules || key === undefined) return
    const stopped = new AbortController()
    const follow = async (): Promise<void> => {
      await rest(pauseMs, stopped.signal)
      const { run } = await call(previewScoringSettings, { body: rules })
      for (;;) {
        const answer = await call(readScoringPreview, { query: { run } })
        stopped.signal.throwIfAborted()
        setFound({ key, answer })
        if (answer.preview.status === 'error') return
        await rest(answer.preview.status === 'completed' ? lookMs : askMs, stopped.signal)
      }
    }
    follow().catch((error: unknown) => {
      if (!stopped.signal.aborted) setFound({ key, error })
    })
    return () => stopped.abort(new Error('other rules are to be previewed'))
  }, [key, call])
  const current = found?.key === key ? found : undefined
  return { answer: current?.answer, error: current?.error, again: () => setTurn((count) => count + 1) }
}
