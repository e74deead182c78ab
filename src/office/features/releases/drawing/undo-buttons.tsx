import * as m from '../../../paraglide/messages.js';

type Props = { drawing: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean } };

export const UndoButtons = ({ drawing }: Props) => (
  <>
    <button type="button" aria-label={m.drawing_undo()} disabled={!drawing.canUndo} onClick={drawing.undo}>
      ↶
    </button>
    <button type="button" aria-label={m.drawing_redo()} disabled={!drawing.canRedo} onClick={drawing.redo}>
      ↷
    </button>
  </>
);
