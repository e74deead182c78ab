const mark = 'dialog';

/** Whether the entry of the history is that of an open dialog, above its page's. */
export const isDialogEntry = (): boolean => Boolean((history.state as { [mark]?: true } | null)?.[mark]);

export const enterDialog = (): void => history.pushState({ ...history.state, [mark]: true }, '', location.href);
