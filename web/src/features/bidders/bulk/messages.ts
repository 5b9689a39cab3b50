import type { bidderStatuses } from '@auctionwiz/contracts/bidders'
import type { BulkOutcome } from '@auctionwiz/contracts/bulk'

/** The texts of bulk changes; `{name}` is a placeholder. */
export const bulkText = {
  invite: 'Send Invite',
  status: 'Set Status',
  setTo: { Active: 'Active', Inactive: 'Inactive', Suspended: 'Suspended', Pending: 'Pending' } satisfies Record<
    (typeof bidderStatuses)[number],
    string
  >,
  tags: 'Tags',
  delete: 'Delete',
  tooMany: 'Select at most {limit}, or all that match.',

  tagsTitle: ['Tags for 1 bidder', 'Tags for {count} bidders'],
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  tagsHint: 'Separate tags with commas. Up to 40 characters each.',
  tagTooLong: 'Use at most 40 characters for each tag.',
  tooManyTags: 'Use at most 20 tags.',
  noTags: 'Enter a tag to add or remove.',
  change: 'Change tags',

  deleteTitle: ['Delete 1 bidder?', 'Delete {count} bidders?'],
  deleteText: [
    'This deletes the bidder with scores, auction history and notes. You can undo it for 24 hours under Recent Changes. After that, the bidder is gone for good.',
    'This deletes the bidders with scores, auction history and notes. You can undo it for 24 hours under Recent Changes. After that, they are gone for good.',
  ],
  deleteConfirm: ['Delete 1 bidder', 'Delete {count} bidders'],

  statusWords: ['Setting 1 bidder to {status}', 'Setting {count} bidders to {status}'],
  tagsWords: ['Changing tags for 1 bidder', 'Changing tags for {count} bidders'],
  deleteWords: ['Deleting 1 bidder', 'Deleting {count} bidders'],
  undoWords: 'Undoing changes',
  progress: '{done} of {total}',
  done: {
    status: '{count} bidders set to {status}',
    tags: 'Tags for {count} bidders changed',
    delete: '{count} bidders deleted',
    undo: 'Changes to {count} bidders undone',
  },
  doneOne: {
    status: '1 bidder set to {status}',
    tags: 'Tags for 1 bidder changed',
    delete: '1 bidder deleted',
    undo: 'Change undone',
  },
  rest: '{done}. Not changed: {reasons}.',
  outcomes: {
    changed: '{count} changed',
    unchanged: '{count} already set',
    missing: '{count} since deleted',
    mayNotEdit: '{count} you can’t edit',
    mayNotApprove: '{count} you can’t approve',
    mayNotSuspend: '{count} you can’t suspend or reinstate',
    tooManyTags: '{count} over the limit of 20 tags',
    changedSince: '{count} changed by someone else',
    emailTaken: '{count} with an email now used by another bidder',
  } satisfies Record<BulkOutcome, string>,
  undo: 'Undo',
  undoLater: 'Available for 24 hours under Recent Changes',
  dismiss: 'Dismiss',
  failed: 'The bidders were not changed. {problem}',
  stopped: 'The change stopped. {problem}',
} as const
