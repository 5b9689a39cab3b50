import * as calls from '@auctionwiz/contracts/bidder-assessments'
import { phraseInsights as phraseCall } from '@auctionwiz/contracts/insight-phrasing'
import type { ChatModel } from '@auctionwiz/platform/core/chat-model'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { autoInviteAll } from './auto-invite-all.ts'
import { listAssessments } from './list-assessments.ts'
import { phraseInsights } from './phrase-insights.ts'
import { previewAutoInvite } from './preview-auto-invite.ts'
import { readAssessment } from './read-assessment.ts'
import { readAssessmentOutcome } from './read-outcome.ts'
import { startAssessment } from './start-assessment.ts'

/** The assessment of bidders for an auction. @param texts whether text messages can be sent */
export const assessmentEndpoints = (jobs: JobQueue, texts: boolean, chat: ChatModel | undefined): Route[] => [
  serve(calls.startAssessment, startAssessment(jobs, texts)),
  serve(calls.readAssessment, readAssessment(texts)),
  serve(calls.listAssessments, listAssessments(texts)),
  serve(calls.previewAutoInvite, previewAutoInvite),
  serve(calls.autoInviteAll, autoInviteAll(jobs, texts)),
  serve(phraseCall, phraseInsights(chat)),
  serve(calls.readAssessmentOutcome, readAssessmentOutcome),
]
