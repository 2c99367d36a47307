/**
 * Chrome and Edge translate a page by putting `<font>` elements in the place of its texts, which they take out of the document.
 * React would go on changing the texts that nobody sees, and fail when it removes one or inserts something before it.
 */
const fonts = new WeakMap<Node, Element>();

/** Lets React change a page that the browser translates. Nothing is different until it does (docs/decisions/0144). */
export function watchTranslation(root: Element): void {
  let isTranslated = false;
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const text = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      const font = text && [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!font) continue;
      fonts.set(text, font);
      if (!isTranslated) followTranslation();
      isTranslated = true;
    }
  }).observe(root, { childList: true, subtree: true });
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT";
}

/** Changes the three operations that React applies to texts. */
function followTranslation(): void {
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- called with the node below
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const shown = fonts.get(child) ?? child;
    shown.parentNode?.removeChild(shown);
    return child;
  };
  prototype.insertBefore = function <New extends Node>(this: Node, node: New, next: Node | null): New {
    let shown = next && next.parentNode !== this ? (fonts.get(next) ?? next) : next;
    // A translator may also put elements of a sentence into another order, each in an element of its own.
    while (shown && shown.parentNode !== this) shown = shown.parentNode;
    return insertBefore.call(this, node, shown) as New;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, "nodeValue")!;
  Object.defineProperty(prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set!.call(this, value);
      // The new text takes its place back, and is translated again.
      const font = fonts.get(this);
      fonts.delete(this);
      if (font?.isConnected) font.replaceWith(this);
    },
  });
}
