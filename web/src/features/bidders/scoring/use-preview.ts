import type { AnswerOf } from '@auctionwiz/contracts/endpoint'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import { previewScoringSettings, readScoringPreview } from '@auctionwiz/contracts/scoring-preview'
import { useEffect, useState } from 'react'
import { useCall } from '../../../app/calls/use-call.ts'
import { rulesKey } from './rules-form.ts'

export type PreviewAnswer = AnswerOf<typeof readScoringPreview>

/** The state of the preview: none yet, in progress, or complete. */
export interface PreviewState {
  answer: PreviewAnswer | undefined
  error: unknown
  /** Computes it again. */
  again: () => void
}

/** Debounce in ms: changes within it share one preview. */
const pauseMs = 400

/** Poll intervals while the service computes, and afterwards, to notice changed bidders. */
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

/** Previews the edited rules, and again when another version is `inForce`. Undefined rules give no preview. */
export const usePreview = (rules: ScoringRules | undefined, inForce: string | undefined): PreviewState => {
  const call = useCall()
  const [turn, setTurn] = useState(0)
  const [found, setFound] = useState<{ key: string; answer?: PreviewAnswer; error?: unknown }>()
  const key = rules && `${turn} ${inForce} ${rulesKey(rules)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the rules.
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
