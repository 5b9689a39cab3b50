import * as calls from '@auctionwiz/contracts/bidder-assessments'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import { autoInviteAll } from './auto-invite-all.ts'
import { listAssessments } from './list-assessments.ts'
import { previewAutoInvite } from './preview-auto-invite.ts'
import { readAssessment } from './read-assessment.ts'
import { readAssessmentOutcome } from './read-outcome.ts'
import { startAssessment } from './start-assessment.ts'

/** The assessment of bidders for an auction. */
export const assessmentEndpoints = (jobs: JobQueue): Route[] => [
  serve(calls.startAssessment, startAssessment(jobs)),
  serve(calls.readAssessment, readAssessment),
  serve(calls.listAssessments, listAssessments),
  serve(calls.previewAutoInvite, previewAutoInvite),
  serve(calls.autoInviteAll, autoInviteAll(jobs)),
  serve(calls.readAssessmentOutcome, readAssessmentOutcome),
]
