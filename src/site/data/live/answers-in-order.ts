/**
 * Answers may overtake each other, and an event may overtake the answer to an older question. `ask` is called with a question; what it
 * returns says whether nothing newer than the answer has come meanwhile. `hear` is called with an event or the answer to a command.
 */
export function answersInOrder() {
  let asked = 0;
  let known = 0;
  return {
    ask() {
      asked += 1;
      const own = asked;
      return (): boolean => {
        if (own < known) return false;
        known = own;
        return true;
      };
    },
    hear() {
      asked += 1;
      known = asked;
    },
  };
}
