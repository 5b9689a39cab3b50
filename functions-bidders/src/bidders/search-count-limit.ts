/** Searches are counted up to here: of a common word every text would have to be read. */
export const searchCountLimit = 1000
