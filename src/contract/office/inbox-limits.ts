export const inboxLimits = { page: 50, mostNotices: 20, noteLongest: 500, messageLongest: 1_000, pauseLongestDays: 14 } as const;
