import { expect, it } from 'vitest'
import { cityName } from './city-name.ts'

it.each([
  ['NEW YORK', 'New York'],
  [' new  york ', 'New York'],
  ['New York', 'New York'],
  ['McAllen', 'McAllen'],
  ['SÃO PAULO', 'São Paulo'],
  ['WINSTON-SALEM', 'Winston-Salem'],
  ["COEUR D'ALENE", "Coeur D'alene"],
  ['', ''],
])('names %j as %j', (given, name) => expect(cityName(given)).toBe(name))
