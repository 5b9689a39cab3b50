import { type CampaignKind, type CampaignRecipient, previewCampaign } from '@auctionwiz/contracts/campaigns'
import type { AnswerOf, BodyOf } from '@auctionwiz/contracts/endpoint'
import { useEffect, useState } from 'react'
import { useCall } from '../../app/calls/use-call.ts'
import type { Counts } from './campaign-words.ts'

export interface Audience {
  auctionId: string
  kind: CampaignKind
  viewId?: string
}

/** What is known of a segment so far: all of it once `isDone`. */
export interface SegmentPreview {
  filter: AnswerOf<typeof previewCampaign>['filter']
  total: number
  counts: Counts
  /** Those who would receive the campaign, best score first; the first ones alone. */
  recipients: readonly CampaignRecipient[]
  checked: number
  isDone: boolean
  error: unknown
}

/** Recipients that the preview keeps to show. */
const keptRecipients = 200

const nothing: SegmentPreview = { filter: undefined, total: 0, counts: {}, recipients: [], checked: 0, isDone: false, error: undefined }

export const afterPage = (
  before: SegmentPreview,
  { filter, total, bidders, nextPage }: AnswerOf<typeof previewCampaign>,
): SegmentPreview => {
  const counts = { ...before.counts }
  for (const { state } of bidders) counts[state] = (counts[state] ?? 0) + 1
  const recipients = [...before.recipients, ...bidders.filter(({ state }) => state === 'due')].slice(0, keptRecipients)
  return {
    filter: filter ?? before.filter,
    total: total ?? before.total,
    counts,
    recipients,
    checked: before.checked + bidders.length,
    isDone: nextPage === undefined,
    error: undefined,
  }
}

/** Checks a segment page by page, so that a large one shows its progress. Another audience begins again; `undefined` checks nothing. */
export const useSegmentPreview = (audience: Audience | undefined): SegmentPreview & { retry: () => void } => {
  const call = useCall()
  const [attempt, setAttempt] = useState(0)
  const key = audience && `${JSON.stringify(audience)} ${attempt}`
  const [state, setState] = useState<{ key: string | undefined; preview: SegmentPreview }>({ key: undefined, preview: nothing })
  useEffect(() => {
    if (key === undefined) return
    let left = false
    const body: BodyOf<typeof previewCampaign> = JSON.parse(key.slice(0, key.lastIndexOf(' ')))
    const check = async (): Promise<void> => {
      let preview = nothing
      let page: string | undefined
      do {
        const answer = await call(previewCampaign, { body: { ...body, ...(page !== undefined && { page }) } })
        if (left) return
        preview = afterPage(preview, answer)
        page = answer.nextPage
        setState({ key, preview })
      } while (page !== undefined)
    }
    check().catch((error: unknown) => {
      if (!left) setState({ key, preview: { ...nothing, error } })
    })
    return () => {
      left = true
    }
  }, [key, call])
  const preview = state.key === key ? state.preview : nothing
  return { ...preview, retry: () => setAttempt((before) => before + 1) }
}
