export const recordText = {
  save: 'Save',
  saving: 'Saving...',
  checkFields: 'Check the highlighted fields.',
  required: 'This field is required.',
  tagsHint: 'Separate tags with commas.',
  stale: {
    title: 'Someone else changed this while you were editing',
    merged: 'Their changes have been applied. Review them and save again.',
    unseen: 'Their changes are not part of this form. Save again.',
    gone: 'It has been deleted, so it can no longer be saved.',
    field: '{field}: they saved “{theirs}”',
    conflict: '{field}: they saved “{theirs}”, you entered “{mine}”',
    takeTheirs: 'Use their version',
    keepMine: 'Keep mine',
    empty: 'nothing',
  },
} as const
