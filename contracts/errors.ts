import { de } from './error-translations/de.ts'
import { es } from './error-translations/es.ts'
import { fr } from './error-translations/fr.ts'
import type { Language } from './identity.ts'
import { de as dePhrases } from './phrases/de.ts'
import { es as esPhrases } from './phrases/es.ts'
import { fr as frPhrases } from './phrases/fr.ts'
import { type Phrases, translatedDetail, translatedPhrase } from './phrases.ts'
import { sharedTexts } from './shared-texts.ts'

/**
 * Every expected failure: HTTP status and user-facing text. The failure's details fill `{name}` in a text, and `seconds`
 * after a 1 reads "1 second".
 * A failure outside this table is logged whole and answered as `internal`.
 */
export const errorTable = {
  invalid_request: [400, 'Some fields are not valid. See the details for each field.'],
  invalid_json: [400, 'The body is not valid JSON.'],
  request_interrupted: [400, 'The request ended before all of it arrived. Please send it again.'],
  house_required: [400, 'You work in several auction houses. Set the header x-auction-house-id to one of them.'],
  missing_credentials: [400, 'Please enter both email and password'],
  unauthenticated: [401, 'Please sign in to continue.'],
  token_expired: [401, 'Your sign-in has expired. Please sign in again.'],
  invalid_credentials: [401, 'Invalid email or password'],
  refresh_rejected: [401, 'Your session has ended. Please sign in again.'],
  session_reused: [
    401,
    'For your security, we ended this session: it was used in two places, so it may have been copied. Please sign in again. If you don’t know why this happened, change your password.',
  ],
  ticket_rejected: [401, 'This sign-in has already been completed or has expired. Please sign in again.'],
  api_key_rejected: [401, 'This API key is wrong, has expired or was revoked. An administrator of the account can make another one.'],
  provider_rejected: [401, 'Your organization could not confirm this sign-in. Please try again.'],
  user_not_found: [404, 'User account not found'],
  forbidden: [403, sharedTexts.forbidden],
  feature_unavailable: [403, sharedTexts.featureUnavailable],
  view_only: [403, 'You are viewing as {person}. You can’t change anything, and personal data stays hidden.'],
  api_key_refused: [403, 'This API key has no scope for this call.'],
  account_access: [403, 'You no longer have access to this account.'],
  account_suspended: [403, 'Your user is suspended. An administrator of your account can reactivate it.'],
  not_found: [404, '{what} not found'],
  unknown_path: [404, 'There is nothing at this address. Check the path.'],
  method_not_allowed: [405, 'This address does not accept {method}. Use {allowed}.'],
  bidder_exists: [409, 'A bidder with the email {email} already exists in this auction house.'],
  bidder_merged: [409, 'The bidder with the email {email} was merged into {name} ({number}). Open that bidder, or undo the merge first.'],
  stale_version: [409, 'Someone else changed this since you opened it. Review their changes and try again.'],
  sharing_required: [409, 'Your subscription includes data sharing. You can’t turn it off.'],
  already_exists: [409, 'This already exists.'],
  idempotency_mismatch: [409, 'This request key was already used for a different request.'],
  body_too_large: [413, 'The request is larger than the limit of {limit}.'],
  error_file_expired: [410, 'The error file was kept until {date}. Upload the corrected rows again to get a new one.'],
  upload_too_large: [413, sharedTexts.uploadTooLarge],
  import_too_large: [413, 'A bidder file can be at most 10MB. Import it in parts, or as a CSV upload in the Data Processing Center.'],
  upload_incomplete: [400, 'Please fill in all fields and select files'],
  upload_running: [409, 'This upload is still being processed. Wait until it is done.'],
  upload_decided: [409, 'This upload is not under review any more. Processing History shows what became of it.'],
  rows_not_correctable: [
    409,
    'These rows can’t be corrected here: the import is not complete, was undone, or its rows are no longer kept. Upload them again.',
  ],
  upload_interrupted: [400, 'The upload was interrupted. Nothing was saved. Please send the file again.'],
  file_size_differs: [400, 'The file {file} did not arrive in the size that was announced. Please send it again.'],
  file_empty: [400, sharedTexts.fileEmpty],
  file_type: [400, sharedTexts.fileType],
  file_unreadable: [400, '{problem}'],
  unsupported_media: [415, 'Send this request as {expected}.'],
  password_rejected: [400, '{reason}'],
  passwords_differ: [400, 'Passwords do not match'],
  wrong_password: [400, 'The current password is not correct.'],
  sign_up_password: [
    400,
    'This is not the password chosen when signing up with this email address. If you didn’t sign up, ignore the email.',
  ],
  link_rejected: [400, sharedTexts.linkRejected],
  signup_incomplete: [400, 'Please fill in all required fields and accept the terms'],
  required_fields: [400, 'Please fill in all required fields'],
  already_registered: [409, 'This email address already has a user. Sign in to accept the invitation.'],
  email_unverified: [403, 'Confirm your email address first, with the link in the email we sent you.'],
  confirmation_required: [403, 'Confirm your password to continue.'],
  invitation_rejected: [400, 'This invitation has been used, was withdrawn or has expired. Ask for a new one.'],
  invitation_mismatch: [403, 'This invitation was sent to another email address. Sign in with that address.'],
  already_member: [409, '{email} already has this access.'],
  mail_limit: [429, 'Your account has reached its email limit. Try again {when}.'],
  recipient_limit: [429, 'This bidder has been sent {count} emails today. Try again tomorrow.'],
  higher_role: [409, '{email} already has a higher role there: {role}. To lower it, use Role change in the list of users.'],
  message_failed: [502, 'The message could not be sent. Please try again.'],
  mfa_rejected: [400, 'Invalid verification code'],
  challenge_rejected: [401, 'This sign-in took too long or too many codes were wrong. Please sign in again.'],
  organization_required: [403, 'Your organization requires its own sign-in. Choose Sign in with your organization.'],
  organization_unlinked: [403, 'You can no longer sign in with this organization. Choose a password with Forgot password.'],
  organization_connect: [
    403,
    'A user with your address already exists. Sign in with your password and connect your organization under My Security.',
  ],
  domain_unproven: [403, 'First verify that {domain} is yours, with a code sent to its administrator’s mailbox.'],
  domain_code_rejected: [400, 'This is not the newest code that was sent, or it has expired.'],
  organization_taken: [409, 'This organization is linked to another account.'],
  provider_taken: [409, 'This work account is already connected to another user.'],
  shared_domain: [400, 'Anyone can have an address at {domain}. Sign in with an address of your organization to link it.'],
  code_not_redeemed: [400, 'Redeem the code where the sign-in began and send the ID token to POST /login/microsoft.'],
  passkey_rejected: [400, 'This passkey was not accepted. Try again or sign in another way.'],
  passkeys_unavailable: [403, 'Passkeys need the live product. The demo saves nothing.'],
  mfa_needed: [403, 'Your account requires two-factor authentication. Add another method first.'],
  own_factor_first: [403, 'This policy requires a second factor from you too. Set one up under My Security first.'],
  mfa_type_excluded: [403, 'Your account does not accept this verification method.'],
  owner_only: [403, sharedTexts.ownerOnly],
  owner_protected: [403, 'The account owner cannot be changed or removed. Transfer the ownership first.'],
  own_user: [403, 'You can’t do this to yourself.'],
  beyond_reach: [403, 'This user also works in auction houses that you don’t administer. The account owner can do this.'],
  not_your_note: [403, 'Only the author of a note or an administrator of the house can remove it.'],
  shared_factors: [
    403,
    'This user also belongs to another account, so your account can’t reset their second factor. Ask the operator of AuctionWiz.',
  ],
  no_second_factor: [409, '{name} has no second factor to reset.'],
  shared_user: [403, 'This user also belongs to another account, so only they can change these details.'],
  house_in_use: [409, '{name} still holds {content}. Delete or move them first.'],
  account_in_use: [409, 'This account still has auction houses with data. Delete those first.'],
  last_house: [409, 'An account needs at least one auction house.'],
  api_key_ended: [409, 'This API key has expired or was revoked. Make another one.'],
  incoming_off: [409, 'The incoming folder of this house is off. An administrator can turn it on in the settings of the account.'],
  incoming_columns: [409, 'The file lacks columns of the mapping “{name}”.'],
  incoming_mapping_gone: [409, 'The mapping of the incoming folder was removed. Choose another one in the settings.'],
  bulk_running: [409, 'Another bulk change is still running. Wait until it is done.'],
  no_phone: [409, '{name} has no phone number that texts reach. Enter one with its country code, such as +1 212 555 0148.'],
  texts_refused: [409, '{name} has not agreed to text messages. Record the consent in the profile first.'],
  texts_stopped: [
    409,
    '{name} answered STOP to a text. Only {name} can undo this, with a reply of START. Send the invitation by email instead.',
  ],
  events_off: [404, 'This installation receives no replies to texts: the setting SMS_EVENTS_SECRET is missing.'],
  events_refused: [401, 'The secret in the address is wrong. Create the event subscription again, see docs/deployment.md.'],
  texts_off: [409, 'Text messages are not set up. Send the invitations by email.'],
  no_email: [409, '{name} has no email address. Add one first.'],
  email_refused: [409, '{name} refused emails. The consent in the profile says when.'],
  email_stopped: [409, '{name} has opted out of emails from {house}. Only {name} can undo this, with the link in an earlier email.'],
  email_link_rejected: [400, 'This link is incomplete. Open it again from the email.'],
  auction_over: [409, '{title} is over or was cancelled, so no one can be invited to it.'],
  campaign_over: [409, 'All emails of the campaign “{subject}” have gone out.'],
  auction_state: [409, '{title} is {status}, so this is not possible.'],
  auction_settled: [409, '{name} already made this change: {title} is {status}.'],
  auction_unpublished: [409, 'Publish {title} first.'],
  auction_too_early: [409, '{title} is {status}, so this is not possible yet.'],
  currency_in_use: [409, '{title} has lots with prices in {currency}, so the currency can’t change.'],
  case_status: [409, '{number} is {status}, so it can’t move to {target}.'],
  case_closed: [409, '{number} is CLOSED, so it can’t be changed.'],
  case_unpaid: [409, 'Confirm the payment of the settlement first. {number} closes then.'],
  case_unsettled: [409, '{number} is {status}, so there is no payment to confirm.'],
  settlement_required: [400, 'Enter the settlement amount.'],
  settlement_pending: [409, 'A settlement of {number} waits for approval. It must be approved or rejected first.'],
  settlement_decided: [409, '{name} already decided on this settlement.'],
  approval_expired: [409, 'Nobody approved this in time. It must be proposed again.'],
  own_settlement: [403, 'You proposed this settlement, so someone else must approve or reject it.'],
  legal_review_open: [409, '{number} needs a legal review first. Mark it done among the action items.'],
  document_refused: [400, '{problem}'],
  export_expired: [410, 'This export is no longer kept. Make a new one.'],
  pack_expired: [410, 'This evidence pack is no longer kept. Make a new one.'],
  document_too_large: [413, 'A document can be at most 25 MB.'],
  lot_state: [409, 'Lot {number} is {state}, so this is no longer possible.'],
  lot_number_taken: [409, 'This auction already has a lot {number}.'],
  stock_number_taken: [409, 'Stock number {number} is taken. Choose another one.'],
  stock_number_reused: [409, 'Another item has the stock number {number} now. Change the number of that item, then undo the deletion.'],
  item_exists: [409, 'The item is in the inventory again, so there is nothing to restore. Look it up there.'],
  paddle_taken: [409, 'Paddle {paddle} is taken in this auction. Choose another one.'],
  bidder_registered: [409, '{name} is already registered, with paddle {paddle}.'],
  payment_above_balance: [409, 'The amount is above what is still to be paid. Use the open amount or less.'],
  paddle_used: [409, 'Lots were sold to paddle {paddle}, so its registration can’t be removed. Change the paddle instead.'],
  bidder_suspended: [409, '{name} is suspended. Change the status before you send an invitation.'],
  reminder_too_soon: [
    409,
    'The email to {name} can’t be sent again now. Reminders need {days} days between emails, at most {count} emails in all.',
  ],
  mail_gone: [409, 'The email to {name} has been sent, so the invitation can’t be undone.'],
  duplicate_decided: [409, 'This match is already {status}. Reload to see who decided it.'],
  undo_refused: [409, 'This merge can no longer be undone: {reason}'],
  limit_reached: [409, '{what} are limited to {limit}.'],
  platform_unconnected: [409, 'Connect {platform} first.'],
  platform_key_rejected: [400, '{platform} does not accept the key. Check it in your settings on {platform} and connect again.'],
  platform_currency_unknown: [409, '{platform} lists this auction in {theirs}. Set it there to USD, EUR, GBP, CAD or JPY.'],
  platform_unavailable: [502, '{platform} is not responding. Please try again in a few minutes.'],
  platform_bidders_gone: [409, '{platform} no longer has any of these bidders. Reload the list.'],
  platform_currency: [
    409,
    '{platform} lists {title} in {theirs}, but here it is in {ours}. Set the same currency there, then compare again.',
  ],
  platform_auction_gone: [409, '{platform} no longer has this auction. Reload the list.'],
  sync_running: [409, '{title} is syncing with {platform} now. Wait until the sync is done.'],
  sync_state: [409, 'This sync has moved on, so this is no longer possible. Reload the page.'],
  conflict_settled: [409, '{name} already decided this conflict.'],
  conflict_edited: [409, '{name} was edited since this conflict was decided, so the decision stays. Change the record by hand.'],
  conflict_undo_over: [409, 'This decision can no longer be undone.'],
  import_undo_over: [409, 'This import can no longer be undone.'],
  too_many_attempts: [429, 'Too many attempts. Please wait {seconds} seconds and try again.'],
  rate_limited: [429, 'Your account sends too many requests. Try again in {seconds} seconds.'],
  busy: [503, 'The service is busy. Please try again in {seconds} seconds.'],
  maintenance: [503, 'AuctionWiz is down for maintenance. Nothing is lost. Please try again in a few minutes.'],
  record_damaged: [500, 'This {what} can’t be shown because it is damaged. Ask support to repair {id}.'],
  internal: [500, 'An unexpected error occurred.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type ErrorCode = keyof typeof errorTable

/** Details name the fields that failed (`fields`), or fill the text's placeholders. */
export type ErrorDetails = Record<string, string | number | Record<string, string>>

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; details?: ErrorDetails; correlationId: string }
}

/** Whether the same call may succeed later without a change: a limit (429), a busy service (503). Its answer has a header Retry-After. */
export const isRetryable = (code: ErrorCode): boolean => errorTable[code][0] === 429 || errorTable[code][0] === 503

export const errorStatus = (code: ErrorCode): number => errorTable[code][0]

interface Translations {
  errors: Record<ErrorCode, string>
  phrases: Phrases
}
type Translated = Exclude<Language, 'en'>

/** Made when the first text in the language is asked for: no app waits for these tables at its start. */
const translationsIn: Record<Translated, () => Translations> = {
  es: () => ({ errors: es(), phrases: esPhrases() }),
  fr: () => ({ errors: fr(), phrases: frPhrases() }),
  de: () => ({ errors: de(), phrases: dePhrases() }),
}

const made = new Map<Translated, Translations>()

const translations = (language: Translated): Translations => {
  const found = made.get(language) ?? translationsIn[language]()
  made.set(language, found)
  return found
}

/** The text of a failure in a language. Details that are phrases of the services are translated too. */
export const errorText = (code: ErrorCode, details: ErrorDetails = {}, language: Language = 'en'): string =>
  (language === 'en' ? errorTable[code][1] : translations(language).errors[code]).replace(
    /\{(\w+)\}( seconds)?/g,
    (_, name: string, plural = '') => {
      const value = details[name]
      const noun = value === 1 ? plural.slice(0, -1) : plural
      return `${value === undefined || typeof value === 'object' ? name : detailText(value, language)}${noun}`
    },
  )

const detailText = (value: string | number, language: Language): string =>
  language === 'en' || typeof value === 'number' ? String(value) : translatedDetail(translations(language).phrases, value, language)

/** What is wrong with a field, in a language; undefined when the phrase has no translation. */
export const fieldProblemText = (problem: string, language: Language): string | undefined =>
  language === 'en' ? problem : translatedPhrase(translations(language).phrases, problem, language)
