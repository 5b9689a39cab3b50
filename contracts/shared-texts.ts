/**
 * Texts of failures that screens also detect before sending. The error table uses them too; the other texts stay with the
 * services, whose answers contain them, so that browsers need not load the table.
 */
export const sharedTexts = {
  featureUnavailable: 'Access denied: {feature} feature not available in your plan',
  forbidden: 'You do not have the permission {permission}. {grantedBy} can grant it.',
  uploadTooLarge: 'Total file size cannot exceed 100MB',
  fileEmpty: 'The file {file} is empty. Choose a file with a header row and at least one record.',
  fileType: 'The file {file} is not a {expected} file. Save it as {expected} and upload it again.',
  linkRejected: 'This link has been used or has expired. Ask for a new one.',
  ownerOnly: 'Only the account owner can do this.',
} as const
