/** The events that an analytics script, where the shop owner adds one, finds in the page's data layer. */
export type AnalyticsEvent = { readonly event: 'form_submit'; readonly form_type: string } | PurchaseEvent;

export interface PurchaseEvent {
  readonly event: 'purchase';
  readonly transaction_id: string;
  /** In rupees, as the prices of the items. */
  readonly value: number;
  readonly currency: 'INR';
  readonly items: readonly {
    readonly item_id: string;
    readonly item_name: string;
    readonly item_category?: string | undefined;
    readonly item_variant?: string | undefined;
    readonly price: number;
    readonly quantity: number;
  }[];
}

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

export function tellAnalytics(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
