import { FeatureOff } from '../../ui/FeatureOff.tsx'

/** In place of the inventory of an account without the add-on. */
const NotBought = () => <FeatureOff feature="inventory" />

export default NotBought
