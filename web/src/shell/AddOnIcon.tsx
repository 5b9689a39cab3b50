import type { AddOn } from '@auctionwiz/contracts/features'
import { Box20Filled, Box20Regular } from '@fluentui/react-icons/headless/svg/box'

const icons = { inventory: { chosen: <Box20Filled />, other: <Box20Regular /> } } as const satisfies Partial<Record<AddOn, object>>

interface AddOnIconProps {
  addOn: keyof typeof icons
  chosen?: boolean
}

/** The icon of the view of an add-on. Few accounts have one, so it is no part of the shell. */
const AddOnIcon = ({ addOn, chosen = false }: AddOnIconProps) => icons[addOn][chosen ? 'chosen' : 'other']

export default AddOnIcon
