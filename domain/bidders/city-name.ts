/** A city in one spelling: NEW YORK and `new  york` are New York. Mixed case is left as it is, as in McAllen. */
export const cityName = (city: string): string => {
  const words = city.trim().replace(/\s+/g, ' ')
  const isMixed = words !== words.toUpperCase() && words !== words.toLowerCase()
  return isMixed ? words : words.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
