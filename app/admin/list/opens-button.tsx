import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { formOpened } from "./focus";

/**
 * A button that opens something in place of the list, and has the focus again when the list is back.
 * @param opens what it opens: a row's id, "new" or "bin"
 */
export function OpensButton({
  opens,
  onOpen,
  ...props
}: Omit<ComponentProps<typeof Button>, "onClick"> & { opens: string; onOpen: () => void }) {
  return (
    <Button
      data-opens={opens}
      onClick={() => {
        formOpened(opens);
        onOpen();
      }}
      {...props}
    />
  );
}
