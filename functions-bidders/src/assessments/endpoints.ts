import * as calls from '@auctionwiz/contracts/bidder-assessments'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { autoInviteAll } from './auto-invite-all.ts'
import { listAssessments } from './list-assessments.ts'
import { previewAutoInvite } from './preview-auto-invite.ts'
import { readAssessment } from './read-assessment.ts'
import { readAssessmentOutcome } from './read-outcome.ts'
import { startAssessment } from './start-assessment.ts'

/** The assessment of bidders for an auction. @param texts whether text messages can be sent */
export const assessmentEndpoints = (jobs: JobQueue, texts: boolean): Route[] => [
  serve(calls.startAssessment, startAssessment(jobs, texts)),
  serve(calls.readAssessment, readAssessment(texts)),
  serve(calls.listAssessments, listAssessments(texts)),
  serve(calls.previewAutoInvite, previewAutoInvite),
  serve(calls.autoInviteAll, autoInviteAll(jobs, texts)),
  serve(calls.readAssessmentOutcome, readAssessmentOutcome),
]
