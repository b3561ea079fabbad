/** The events that an analytics script, where the shop owner adds one, finds in the page's data layer. */
export type AnalyticsEvent = { readonly event: 'form_submit'; readonly form_type: string };

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

export function tellAnalytics(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
