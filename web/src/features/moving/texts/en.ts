/** The texts of the move to the product; `{name}` is a placeholder. */
export const movingText = {
  title: 'Move to AuctionWiz',
  back: 'Back to Data Processing',
  intro:
    'From the first file to the next sale, step by step. Exports of {systems} are read as they are. For any other file you see every column, and what becomes of each row, before anything is written.',
  steps: 'Steps of the move',
  progress: '{done} of {count} steps done',
  ready: 'The house is ready for its next sale.',
  states: { done: 'Done', check: 'Needs a look', open: 'To do', unknown: 'Not known yet' },
  failed: 'This could not be read.',
  again: 'Try again',

  bidders: {
    title: 'Import your bidders',
    none: 'No bidders yet. Upload the bidder export of the system you use today.',
    some: '{count, plural, one {# bidder on file} other {# bidders on file}}.',
    link: 'Upload a file',
  },
  rows: {
    title: 'Correct the rows that were not imported',
    none: 'No row of the latest uploads was rejected.',
    some: '{count, plural, one {# row} other {# rows}} of the latest uploads {count, plural, one {was} other {were}} not imported. Correct them in the list or in the error file.',
    link: 'Open the uploads',
  },
  duplicates: {
    title: 'Review duplicates',
    none: 'No pair of bidders is waiting for a decision.',
    some: '{count, plural, one {# pair} other {# pairs}} of bidders may be one person.',
    link: 'Review duplicates',
  },
  conflicts: {
    title: 'Decide conflicts',
    none: 'No imported record contradicts what is on file.',
    some: '{count, plural, one {# imported record contradicts} other {# imported records contradict}} what is on file.',
    link: 'Decide conflicts',
  },
  platforms: {
    title: 'Connect your bidding platforms',
    none: 'No platform is connected. Without one, enter auctions and results by hand or from files.',
    some: '{count, plural, one {# platform is connected} other {# platforms are connected}}.',
    link: 'Connect a platform',
  },
  auctions: {
    title: 'Create the next auction',
    none: 'No auction is planned.',
    some: '{count, plural, one {# auction is planned} other {# auctions are planned}}.',
    link: 'Open the auctions',
  },
  lots: {
    title: 'Add its lots',
    none: 'The next auction has no lots. Add them, or read the lot file of another system.',
    some: '{title}: {count, plural, one {# lot} other {# lots}}.',
    before: 'Create an auction first.',
    link: 'Open the lots',
  },
  users: {
    title: 'Invite your colleagues',
    none: 'You are the only user so far.',
    some: '{count, plural, one {# user} other {# users}} in the account.',
    link: 'Open the users',
  },
} as const
