import { useState } from "react";
import { passwordProblem, passwordRule } from "./password";
import { PasswordField } from "./password-field";

/**
 * A new password, typed twice.
 * @param tried whether it was sent, so that its fields say what is missing
 * @returns the password, why it is refused or null, its fields, and how the server's reason comes to its field
 */
export function useNewPassword(tried: boolean) {
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [weak, setWeak] = useState<string>();
  const problem = passwordProblem(password, repeated);
  const fields = (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        error={weak ?? (tried ? passwordProblem(password) : null)}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setWeak(undefined);
        }}
      />
      <PasswordField
        label="Repeat it"
        name="repeated"
        autoComplete="new-password"
        error={tried && !passwordProblem(password) ? problem : null}
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
      />
    </>
  );
  return { password, problem, fields, setWeak };
}
