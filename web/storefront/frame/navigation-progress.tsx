import { useNavigation } from 'react-router';

/** A prefetched page comes within the delay, and nothing flashes. With less motion it stands there whole instead of growing. */
const GROWING =
  'not-data-loading:invisible data-loading:scale-x-90 data-loading:[transition:scale_8s_cubic-bezier(0.1,0.7,0.2,1)_150ms,visibility_0s_150ms] motion-reduce:data-loading:scale-x-100';

/** While the next page is on its way. It is seen only if that takes a moment. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div
      role="status"
      className={`navigation-progress pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75 origin-top-left scale-x-0 bg-orange ${GROWING}`}
      data-loading={isLoading || undefined}
    >
      {isLoading && <span className="sr-only">Loading the page</span>}
    </div>
  );
}
