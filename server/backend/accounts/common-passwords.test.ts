import { expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../process/config.ts";
import { changeCall, signInCall, signUpCall } from "./calls.ts";
import type { AccountRefused } from "./refused.ts";

const refusalOf = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    return (error as AccountRefused).refusal;
  }
};

test.each(["password123", "Password123", "QWERTYUIOP", "11111111", "1qaz2wsx3edc"])(
  "%s is too common to be chosen, at a sign-up and at a change",
  (password) => {
    for (const choose of [() => signUpCall({ email: "a@b.example", password }), () => changeCall({ password })])
      expect(refusalOf(choose)).toMatchObject({
        status: 422,
        code: "weak_password",
        more: { weak_password: { reasons: ["pwned"] } },
      });
  },
);

test.each(["the second's password", "Bhopal lake at dusk", DEMONSTRATION_PASSWORD])("%s may be chosen", (password) => {
  expect(changeCall({ password }).password).toBe(password);
});

test("a common password that was chosen before goes on working", () => {
  expect(signInCall({ email: "a@b.example", password: "password123" }).password).toBe("password123");
  expect(changeCall({ password: "Bhopal lake at dusk", current_password: "password123" })).toMatchObject({
    current_password: "password123",
  });
});
