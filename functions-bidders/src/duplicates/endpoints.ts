import { countDuplicates as countCall } from '@auctionwiz/contracts/duplicate-counts'
import * as settingsCalls from '@auctionwiz/contracts/duplicate-settings'
import * as calls from '@auctionwiz/contracts/duplicates'
import { type Route, serve } from '@auctionwiz/platform/core/http/create-handler'
import type { JobQueue } from '@auctionwiz/platform/core/jobs/job'
import type { NetworkQueue } from '../network/network-ports.ts'
import { checkDuplicate } from './check-duplicate.ts'
import { countDuplicates } from './count-duplicates.ts'
import { dismissDuplicate, reopenDuplicate } from './dismiss-duplicate.ts'
import { findDuplicates } from './find-duplicates.ts'
import { listDuplicates, readDuplicate } from './list-duplicates.ts'
import { compareBidders, mergeBidders } from './merge-bidders.ts'
import { mergeDuplicate } from './merge-duplicate.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { mergePairs } from './merge-pairs.ts'
import { readDuplicateSettings } from './read-duplicate-settings.ts'
import { undoMerge } from './undo-merge.ts'
import { undoMerges } from './undo-merges.ts'
import { updateDuplicateSettings } from './update-duplicate-settings.ts'

/** Every call about duplicates. */
export const duplicateEndpoints = (jobs: JobQueue, network: NetworkQueue): Route[] => [
  serve(calls.listDuplicates, listDuplicates),
  serve(countCall, countDuplicates),
  serve(calls.readDuplicate, readDuplicate),
  serve(calls.dismissDuplicate, dismissDuplicate),
  serve(calls.reopenDuplicate, reopenDuplicate),
  serve(calls.mergeDuplicate, mergeDuplicate(network)),
  serve(calls.compareBidders, compareBidders),
  serve(calls.mergeBidders, mergeBidders(network)),
  serve(calls.undoMerge, undoMerge(network)),
  serve(calls.findDuplicates, findDuplicates(jobs)),
  serve(calls.mergeDuplicates, mergeDuplicates(jobs)),
  serve(calls.mergePairs, mergePairs(jobs, network)),
  serve(calls.undoMerges, undoMerges(jobs, network)),
  serve(settingsCalls.readDuplicateSettings, readDuplicateSettings),
  serve(settingsCalls.updateDuplicateSettings, updateDuplicateSettings),
  serve(calls.checkDuplicate, checkDuplicate),
]
