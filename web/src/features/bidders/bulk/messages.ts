import type { bidderStatuses } from '@auctionwiz/contracts/bidders'
import type { BulkOutcome } from '@auctionwiz/contracts/bulk'

/** The texts of bulk changes; `{name}` is a placeholder. */
export const bulkText = {
  bar: 'What to do with those selected',
  selected: '{count} selected',
  allSelected: 'All {count} that match selected',
  selectAll: 'Select all {count} that match',
  clear: 'Clear',
  invite: 'Send Invite',
  status: 'Set Status',
  setTo: { Active: 'Active', Inactive: 'Inactive', Suspended: 'Suspended', Pending: 'Pending' } satisfies Record<
    (typeof bidderStatuses)[number],
    string
  >,
  tags: 'Tags',
  delete: 'Delete',
  tooMany: 'Select at most {limit}, or all that match.',

  tagsTitle: ['Tags of 1 bidder', 'Tags of {count} bidders'],
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  tagsHint: 'Separate several by commas; each has at most 40 characters.',
  tagTooLong: 'Each tag has at most 40 characters.',
  tooManyTags: 'Name at most 20 tags.',
  noTags: 'Name a tag to add or to remove.',
  change: 'Change tags',

  deleteTitle: ['Delete 1 bidder?', 'Delete {count} bidders?'],
  deleteText: [
    'The bidder is deleted with scores, auction history and notes. This can be undone for 24 hours under Recent Changes; after that the bidder is gone for good.',
    'They are deleted with scores, auction history and notes. This can be undone for 24 hours under Recent Changes; after that they are gone for good.',
  ],
  deleteConfirm: ['Delete 1 bidder', 'Delete {count} bidders'],

  statusWords: ['Setting 1 bidder to {status}', 'Setting {count} bidders to {status}'],
  tagsWords: ['Changing the tags of 1 bidder', 'Changing the tags of {count} bidders'],
  deleteWords: ['Deleting 1 bidder', 'Deleting {count} bidders'],
  undoWords: 'Bringing bidders back as they were',
  progress: '{done} of {total}',
  done: {
    status: '{count} bidders set to {status}',
    tags: 'Tags of {count} bidders changed',
    delete: '{count} bidders deleted',
    undo: '{count} bidders are as before',
  },
  doneOne: {
    status: '1 bidder set to {status}',
    tags: 'Tags of 1 bidder changed',
    delete: '1 bidder deleted',
    undo: '1 bidder is as before',
  },
  rest: '{done}. Not changed: {reasons}.',
  outcomes: {
    changed: '{count} changed',
    unchanged: '{count} so already',
    missing: '{count} no longer there',
    mayNotEdit: '{count} that you may not edit',
    mayNotApprove: '{count} that you may not approve',
    mayNotSuspend: '{count} that you may not suspend or reinstate',
    tooManyTags: '{count} that would have more than 20 tags',
    changedSince: '{count} that somebody changed since',
    emailTaken: '{count} whose email address another bidder has now',
  } satisfies Record<BulkOutcome, string>,
  undo: 'Undo',
  undoLater: 'For 24 hours under Recent Changes',
  dismiss: 'Dismiss',
  failed: 'The bidders were not changed. {problem}',
  stopped: 'The change stopped. {problem}',
} as const
