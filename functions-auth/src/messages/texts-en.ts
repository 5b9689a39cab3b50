import type { LetterTexts } from './letter.ts'

export const en: LetterTexts = {
  linkHint: 'If the button doesn’t work, open this link:',
  footer: 'AuctionWiz sent you this email about sign-in and access. No one from AuctionWiz will ever ask for your password or a code.',
  letters: {
    verify_email: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Hi,',
        'Please confirm that this email address is yours. The link works once, for 24 hours. You also need the password you chose when signing up.',
        'If you didn’t sign up for AuctionWiz, ignore this email. Nothing happens without your confirmation.',
      ],
      action: 'Confirm email address',
    },
    already_registered: {
      subject: 'You already have an AuctionWiz user',
      paragraphs: [
        'Hi {name},',
        'Someone, perhaps you, tried to sign up with this email address. It already has a user, so nothing was changed.',
        'Sign in as usual. If you forgot your password, choose Forgot password on the sign-in page.',
      ],
      action: 'Sign in',
    },
    password_reset: {
      subject: 'Choose a new password',
      paragraphs: [
        'Hi {name},',
        'Someone asked to reset your password. Use the link to choose a new one. It works once, for 30 minutes.',
        'If this wasn’t you, ignore this email. Your password stays the same.',
      ],
      action: 'Choose a new password',
    },
    password_changed: {
      subject: 'Your password was changed',
      paragraphs: [
        'Hi {name},',
        'Your password was changed on {when} from the IP address {address}.',
        'If this wasn’t you, choose a new password immediately and contact your account administrator.',
      ],
      action: 'Open AuctionWiz',
    },
    email_change: {
      subject: 'Confirm your new email address',
      paragraphs: [
        'Hi,',
        'Please confirm that you want to sign in with this email address from now on. The link works once, for 24 hours.',
      ],
      action: 'Confirm email address',
    },
    email_change_asked: {
      subject: 'Your email address is about to change',
      paragraphs: [
        'Hi {name},',
        'On {when}, someone who knows your password asked to change your email address. It changes once the new address is confirmed.',
        'If this wasn’t you, change your password immediately and contact your account administrator.',
      ],
    },
    email_changed: {
      subject: 'Your email address was changed',
      paragraphs: [
        'Hi {name},',
        'Your email address was changed on {when}. You can no longer sign in with this address.',
        'If this wasn’t you, contact your account administrator immediately.',
      ],
    },
    email_taken: {
      subject: 'This email address already has a user',
      paragraphs: [
        'Hi,',
        'Someone asked to use this email address for their AuctionWiz user. It already belongs to a user, so nothing was changed.',
      ],
    },
    invitation: {
      subject: '{inviter} invites you to “{account}”',
      paragraphs: [
        'Hi,',
        '{inviter} invites you to work in “{account}” on AuctionWiz, as {role} in {houses}.',
        '{message}',
        'The invitation is valid until {until}. If you already have a user, sign in and accept it with one click.',
      ],
      action: 'Accept the invitation',
    },
    code: {
      subject: 'Your verification code: {code}',
      paragraphs: [
        'Hi {name},',
        'Your verification code is {code}. It works once, for 10 minutes.',
        'Don’t share it with anyone. If you didn’t ask for it, change your password.',
      ],
      sms: 'AuctionWiz: your verification code is {code}. It works once, for 10 minutes. Do not share it with anyone.',
    },
    domain_code: {
      subject: 'Code to verify {domain}',
      paragraphs: [
        'Hi,',
        '{name} ({email}) is linking your organization to the account “{account}” on AuctionWiz, so that its people can sign in with it. This code verifies that {domain} is yours:',
        '{code}',
        'If this is right, pass the code on to {name} ({email}). It works for 3 days. If not, ignore this email.',
      ],
    },
    new_device: {
      subject: 'New sign-in to AuctionWiz',
      paragraphs: [
        'Hi {name},',
        'You signed in with {device} for the first time, on {when} from the IP address {address}.',
        'If this wasn’t you, change your password and end the session under My Security.',
      ],
      action: 'Review my sessions',
    },
    session_reused: {
      subject: 'We signed you out for your security',
      paragraphs: [
        'Hi {name},',
        'Your session was used in two places on {when}, the second time from the IP address {address}. It may have been copied, so we ended it.',
        'Please sign in again. If you don’t know why this happened, change your password.',
      ],
      action: 'Review my sessions',
    },
    mfa_added: {
      subject: 'A verification method was added',
      paragraphs: [
        'Hi {name},',
        'The method {method} was added on {when} for two-factor authentication.',
        'If this wasn’t you, change your password immediately.',
      ],
      action: 'Open My Security',
    },
    mfa_removed: {
      subject: 'A verification method was removed',
      paragraphs: [
        'Hi {name},',
        'The verification method {method} was removed on {when}.',
        'If this wasn’t you, change your password immediately.',
      ],
      action: 'Open My Security',
    },
    mfa_reset: {
      subject: 'Your verification methods were reset',
      paragraphs: [
        'Hi {name},',
        '{inviter}, an administrator of {account}, removed all your verification methods and backup codes on {when}. You were signed out everywhere.',
        'At your next sign-in, you set up a new method.',
        'If you didn’t ask for this, change your password immediately and contact another administrator of your account.',
      ],
      action: 'Sign in',
    },
    backup_code_used: {
      subject: 'A backup code was used',
      paragraphs: [
        'Hi {name},',
        'A backup code was used to sign in on {when} from the IP address {address}. Codes left: {remaining}.',
        'If this wasn’t you, change your password and generate new codes.',
      ],
      action: 'Open My Security',
    },
    access_changed: {
      subject: 'Your access to {account} has changed',
      paragraphs: [
        'Hi {name},',
        'Your access to {account} was changed on {when}: {change}.',
        'If you didn’t expect this, contact your account administrator.',
      ],
    },
    ownership: {
      subject: 'You now own {account}',
      paragraphs: [
        'Hi {name},',
        '{inviter} made you the owner of {account} on {when}. You now have every permission in all its auction houses.',
      ],
      action: 'Open AuctionWiz',
    },
    ownership_given: {
      subject: 'You transferred {account}',
      paragraphs: [
        'Hi {name},',
        '{owner} has been the owner of {account} since {when}. You are still an administrator of all its auction houses.',
        'If this wasn’t you, contact {owner} and change your password immediately.',
      ],
    },
    notifications: {
      subject: 'Your AuctionWiz notifications',
      paragraphs: ['Hi {name},', 'This is new since the last email:', '{message}'],
      action: 'Open AuctionWiz',
      footer: 'You get this email because of what you chose in AuctionWiz, under Notification Settings. You can change it there.',
    },
  },
}
