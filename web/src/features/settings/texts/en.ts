/** The texts of the account settings that all tabs share. */
export const settingsText = {
  title: 'Account Settings',
  houses: 'Houses',
  config: 'Config',
  save: 'Save',
  saving: 'Saving...',
  edit: 'Edit',
  delete: 'Delete',
  checkFields: 'Check the highlighted fields.',
  required: 'This field is required.',
  tooLong: 'Use at most 120 characters.',
  stale: {
    title: 'Someone else changed this while you were editing',
    merged: 'Their changes have been applied. Review them and save again.',
    unseen: 'Their changes are not part of this form. Save again.',
    gone: 'It has been deleted, so it can no longer be saved.',
    field: '{field}: they saved “{theirs}”',
    conflict: '{field}: they saved “{theirs}”, you entered “{mine}”',
    takeTheirs: 'Use their version',
    empty: 'nothing',
  },
} as const
