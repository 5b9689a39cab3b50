import type { LetterTexts } from './letter.ts'

export const en: LetterTexts = {
  linkHint: 'If the button does not work, open this address:',
  footer: 'AuctionWiz sent this message because of your access to it. Nobody from AuctionWiz will ever ask for your password or a code.',
  letters: {
    verify_email: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Hello,',
        'please confirm that this email address is yours. The link works once, for 24 hours, together with the password that you chose at sign-up.',
        'If you did not sign up for AuctionWiz, ignore this message: nothing happens without your confirmation.',
      ],
      action: 'Confirm email address',
    },
    already_registered: {
      subject: 'You already have an AuctionWiz user',
      paragraphs: [
        'Hello {name},',
        'somebody, perhaps you, tried to sign up with this email address. It already has a user, so nothing was changed.',
        'Sign in as usual. If you forgot your password, ask for a new one on the sign-in page.',
      ],
      action: 'Sign in',
    },
    password_reset: {
      subject: 'Choose a new password',
      paragraphs: [
        'Hello {name},',
        'a new password was asked for your user. The link works once, for 30 minutes.',
        'If you did not ask for it, ignore this message: your password stays as it is.',
      ],
      action: 'Choose a new password',
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hello {name},',
        'the password of your user was changed on {when} from the address {address}.',
        'If this was not you, choose a new password at once and tell the administrator of your account.',
      ],
      action: 'Open AuctionWiz',
    },
    email_change: {
      subject: 'Confirm your new email address',
      paragraphs: [
        'Hello,',
        'please confirm that you want to sign in with this email address from now on. The link works once, for 24 hours.',
      ],
      action: 'Confirm email address',
    },
    email_change_asked: {
      subject: 'A change of your email address was asked for',
      paragraphs: [
        'Hello {name},',
        'on {when} somebody who knows your password asked to change the email address of your user. It changes once the new address is confirmed.',
        'If this was not you, change your password at once and tell the administrator of your account.',
      ],
    },
    email_changed: {
      subject: 'Your email address was changed',
      paragraphs: [
        'Hello {name},',
        'your user signs in with another email address since {when}. This address no longer works.',
        'If this was not you, tell the administrator of your account at once.',
      ],
    },
    email_taken: {
      subject: 'This email address already has a user',
      paragraphs: [
        'Hello,',
        'somebody asked to use this email address for their AuctionWiz user. It already belongs to a user, so nothing was changed.',
      ],
    },
    invitation: {
      subject: '{inviter} invites you to “{account}”',
      paragraphs: [
        'Hello,',
        '{inviter} invites you to work in “{account}” with AuctionWiz, as {role} in {houses}.',
        '{message}',
        'The invitation is good until {until}. If you already have a user, sign in and accept it with one click.',
      ],
      action: 'Accept the invitation',
    },
    code: {
      subject: 'Your verification code: {code}',
      paragraphs: [
        'Hello {name},',
        'your verification code is {code}. It works once, for 10 minutes.',
        'Never tell it to anybody. If you did not ask for it, change your password.',
      ],
      sms: 'AuctionWiz: your verification code is {code}. It works once, for 10 minutes. Never tell it to anybody.',
    },
    domain_code: {
      subject: 'Code to show that {domain} is yours',
      paragraphs: [
        'Hello,',
        '{name} ({email}) links your organization to the account “{account}” at AuctionWiz, so that its people sign in with it. This code shows that {domain} is yours:',
        '{code}',
        'If that is right, pass it on to {name} ({email}). It works for 3 days. If not, ignore this message.',
      ],
    },
    new_device: {
      subject: 'New sign-in to your user',
      paragraphs: [
        'Hello {name},',
        'your user signed in with {device} on {when} from the address {address}, for the first time.',
        'If this was not you, change your password and end the session under My Security.',
      ],
      action: 'Review my sessions',
    },
    session_reused: {
      subject: 'A session of yours was ended for safety',
      paragraphs: [
        'Hello {name},',
        'a sign-in of yours was used from two places on {when}, the second time from the address {address}. It may have been copied, so it was ended.',
        'Please sign in again. If you do not know why this happened, change your password.',
      ],
      action: 'Review my sessions',
    },
    mfa_added: {
      subject: 'A verification method was added',
      paragraphs: [
        'Hello {name},',
        '{method} was added to your user on {when} for two-factor authentication.',
        'If this was not you, change your password at once.',
      ],
      action: 'Open My Security',
    },
    mfa_removed: {
      subject: 'A verification method was removed',
      paragraphs: ['Hello {name},', '{method} was removed from your user on {when}.', 'If this was not you, change your password at once.'],
      action: 'Open My Security',
    },
    mfa_reset: {
      subject: 'Your verification methods were reset',
      paragraphs: [
        'Hello {name},',
        '{inviter}, an administrator of {account}, removed all verification methods and backup codes of your user on {when}. You were signed out everywhere.',
        'At your next sign-in you set up a new method.',
        'If you did not ask for this, change your password at once and contact another administrator of your account.',
      ],
      action: 'Sign in',
    },
    backup_code_used: {
      subject: 'A backup code was used',
      paragraphs: [
        'Hello {name},',
        'a backup code was used to sign in on {when} from the address {address}. Codes left: {remaining}.',
        'If this was not you, change your password and make new codes.',
      ],
      action: 'Open My Security',
    },
    access_changed: {
      subject: 'Your access to {account} has changed',
      paragraphs: [
        'Hello {name},',
        'your access to {account} was changed on {when}: {change}.',
        'If this surprises you, ask the administrator of your account.',
      ],
    },
    ownership: {
      subject: 'You now own {account}',
      paragraphs: [
        'Hello {name},',
        '{inviter} made you the owner of {account} on {when}. You now have every permission in all its auction houses.',
      ],
      action: 'Open AuctionWiz',
    },
    ownership_given: {
      subject: 'You handed {account} over',
      paragraphs: [
        'Hello {name},',
        '{owner} is the owner of {account} since {when}. You stay an administrator of all its auction houses.',
        'If this was not you, tell {owner} and change your password at once.',
      ],
    },
  },
}
