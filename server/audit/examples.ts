/** Examples of the API's description. */

export const ENTRY_EXAMPLE = {
  id: 4711,
  at: '2026-11-15T10:00:00.000Z',
  actorId: '91d4e8c3-2b7f-4e60-a5d8-1c3b9f7e6a05',
  actor: 'owner@rackandrep.example',
  actorName: 'Priya Shah',
  action: 'update',
  entity: 'coupon',
  entityId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  name: 'LIFT25',
  before: { value: 20 },
  after: { value: 25 },
  requestId: 'e3f5a7b9-4c6d-4e8f-9a0b-1c2d3e4f5a6b',
};
