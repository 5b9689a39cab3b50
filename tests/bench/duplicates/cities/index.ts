import { arabWorld } from './arab-world.ts'
import { china } from './china.ts'
import type { Culture } from './culture.ts'
import { germany } from './germany.ts'
import { spain } from './spain.ts'
import { vietnam } from './vietnam.ts'

export const cultures: readonly Culture[] = [china, vietnam, spain, germany, arabWorld]
