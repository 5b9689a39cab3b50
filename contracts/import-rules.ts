import type { AddOn } from './features.ts'
import type { Permission } from './permissions.ts'
import type { UploadCategory } from './uploads.ts'

/** What importing files of a category needs beside `data:import`. */
export const importPermissions: Partial<Record<UploadCategory, readonly Permission[]>> = {
  auctions: ['auctions:import'],
  legal: ['legal:create', 'legal:edit'],
  financial: ['payments:process', 'bidders:view'],
  inventory: ['inventory:import'],
}

/** The add-on without which files of a category are not taken. */
export const importFeatures: Partial<Record<UploadCategory, AddOn>> = { inventory: 'inventory' }

/** The automations of an imported legal case that was submitted longer ago than these days are paused. */
export const oldCaseDays = 30
