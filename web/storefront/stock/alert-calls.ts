import type { StockAlertRequest } from '../../../contract/stock-alerts.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { messageOf } from '../../api/response.ts';

export const ALERT_FAILED = 'We couldn’t save it. Please try again.';

export type AlertAsked = { readonly ok: true } | { readonly ok: false; readonly message: string };

export function createAlertCalls({ callPublic }: Pick<ApiClient, 'callPublic'>) {
  return {
    async askForAlert(alert: StockAlertRequest): Promise<AlertAsked> {
      try {
        const response = await callPublic('/stock-alerts', { method: 'POST', body: alert });
        return isServiceFailure(response) ? { ok: false, message: response.message } : { ok: true };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, ALERT_FAILED) };
      }
    },
  };
}

export const { askForAlert } = createAlertCalls(shopClient);
