/** For a page that waits for the catalogue: it is on its way before the scripts are. */
export function snapshotPreload(address: string) {
  return [{ tagName: 'link', rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: address }];
}
