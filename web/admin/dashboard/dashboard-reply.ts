import { z } from '../../../contract/zod.ts';

const count = z.number();
const messages = z.object({ total: count, newToday: count }).nullable();

const dashboardSchema = z.object({
  totals: z.object({
    orders: z.object({ total: count, pending: count }).nullable(),
    contacts: messages,
    enquiries: messages,
    users: count.nullable(),
  }),
  recentActivity: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['order', 'contact', 'enquiry']),
      title: z.string(),
      description: z.string(),
      status: z.string(),
      createdAt: z.string(),
      customerName: z.string(),
      customerEmail: z.string(),
    }),
  ),
  series: z
    .object({
      days: z.array(z.object({ date: z.string(), orders: count, revenue: z.number() })),
      statuses: z.array(z.object({ status: z.string(), orders: count })),
      bestSellers: z.array(
        z.object({ productId: z.string(), name: z.string(), quantity: count, revenue: z.number() }),
      ),
      states: z.array(z.object({ state: z.string(), orders: count, revenue: z.number() })),
    })
    .nullable(),
  trends: z
    .object({
      contacts: z.array(count).nullable(),
      enquiries: z.array(count).nullable(),
      users: z.array(count).nullable(),
      before: z.object({
        orders: count,
        revenue: z.number(),
        contacts: count.nullable(),
        enquiries: count.nullable(),
        users: count.nullable(),
      }),
    })
    .nullable(),
  unavailable: z.array(z.string()),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
export type Activity = Dashboard['recentActivity'][number];
export type Series = NonNullable<Dashboard['series']>;

const responseSchema = z.object({ data: dashboardSchema });

export const readDashboard = (reply: unknown): Dashboard => responseSchema.parse(reply).data;
