import * as calls from '@auctionwiz/contracts/bidder-assessments'
import { phraseInsights as phraseCall } from '@auctionwiz/contracts/insight-phrasing'
import type { ChatModel } from '@auctionwiz/platform/core/chat-model'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { TextStops } from '../texts/text-stops.ts'
import { autoInviteAll } from './auto-invite-all.ts'
import { listAssessments } from './list-assessments.ts'
import { phraseInsights } from './phrase-insights.ts'
import { previewAutoInvite } from './preview-auto-invite.ts'
import { readAssessment } from './read-assessment.ts'
import { readAssessmentOutcome } from './read-outcome.ts'
import { startAssessment } from './start-assessment.ts'

interface Parts {
  jobs: JobQueue
  /** Whether text messages can be sent. */
  texts: boolean
  textStops: Pick<TextStops, 'of'>
  chat: ChatModel | undefined
}

/** The assessment of bidders for an auction. */
export const assessmentEndpoints = ({ jobs, texts, textStops, chat }: Parts): Route[] => [
  serve(calls.startAssessment, startAssessment(jobs, texts)),
  serve(calls.readAssessment, readAssessment(texts)),
  serve(calls.listAssessments, listAssessments(texts ? textStops : undefined)),
  serve(calls.previewAutoInvite, previewAutoInvite(textStops)),
  serve(calls.autoInviteAll, autoInviteAll(jobs, texts)),
  serve(phraseCall, phraseInsights(chat)),
  serve(calls.readAssessmentOutcome, readAssessmentOutcome),
]
