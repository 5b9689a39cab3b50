import type { MfaMethod } from '@auctionwiz/contracts/mfa'
import { Mail20Regular } from '@fluentui/react-icons/headless/svg/mail'
import { NumberSymbolSquare20Regular } from '@fluentui/react-icons/headless/svg/number-symbol-square'
import { PhoneChat20Regular } from '@fluentui/react-icons/headless/svg/phone-chat'

export const methodIcons = {
  authenticator: <NumberSymbolSquare20Regular />,
  sms: <PhoneChat20Regular />,
  email: <Mail20Regular />,
}

/** Where its codes go; nothing for an authenticator. */
export const destinationOf = ({ details }: Pick<MfaMethod, 'details'>): string | undefined => details.phoneNumber ?? details.email

/** Whether it is the last active method. */
export const isLastEnabled = (methods: readonly MfaMethod[], { id, enabled }: MfaMethod): boolean =>
  enabled && !methods.some((other) => other.enabled && other.id !== id)
