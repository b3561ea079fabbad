/** The two products a rack is offered with: the 7 ft barbell and the adjustable bench. */
export const BUY_ALONG_WITH = ['1', '30'];
