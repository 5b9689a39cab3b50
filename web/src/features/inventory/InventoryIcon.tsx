import { Box20Filled, Box20Regular } from '@fluentui/react-icons/headless/svg/box'

/** The icon of the view in the navigation. */
const InventoryIcon = ({ chosen = false }: { chosen?: boolean }) => (chosen ? <Box20Filled /> : <Box20Regular />)

export default InventoryIcon
