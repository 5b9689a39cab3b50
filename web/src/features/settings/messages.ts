/** The texts of the account settings that all tabs share. */
export const settingsText = {
  title: 'Account Settings',
  houses: 'Houses',
  config: 'Config',
  save: 'Save',
  saving: 'Saving...',
  edit: 'Edit',
  delete: 'Delete',
  checkFields: 'Check the fields below.',
  required: 'This field is required.',
  tooLong: 'Use at most 120 characters.',
  stale: {
    title: 'Somebody else changed this while it was open here',
    merged: 'Their changes are taken over. Look through them and save again.',
    unseen: 'What they changed is not part of this form. Save again.',
    gone: 'It was deleted meanwhile, so it can no longer be saved.',
    field: '{field}: they saved “{theirs}”',
    conflict: '{field}: they saved “{theirs}”, you entered “{mine}”',
    takeTheirs: 'Use theirs',
    empty: 'nothing',
  },
} as const
