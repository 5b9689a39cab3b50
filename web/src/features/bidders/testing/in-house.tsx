import type { HouseRole } from '@auctionwiz/contracts/permissions'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inHouse } from '../../../../testing/in-house.tsx'

/** Renders something as a user with a role sees it in a house in New York. No call is ever answered. */
export const renderInHouse = (element: ReactNode, role?: HouseRole): string =>
  renderToStaticMarkup(inHouse(element, role)).replaceAll('&amp;', '&')

/** The text of the markup. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
