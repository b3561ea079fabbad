/** Examples of the API's description. */

export const PICTURE_EXAMPLE = {
  url: '/media/5b86a1d084999f11329d13ae74b5a1a7-2000x1500.webp',
  width: 2000,
  height: 1500,
};
